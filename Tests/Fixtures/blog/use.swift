import Foundation
import SharingInstant

func userOf(_ profile: Profile) -> InstantUser? { profile.user }
func profileOf(_ user: InstantUser) -> Profile? { user.profile }
func handle(_ user: User) -> String { user.handle }

func thread() -> Comment {
  var reply = Comment(body: "two")
  reply.parent = Comment(body: "one", parent: Comment(body: "zero"))
  reply.parent?.replies = [reply]
  return reply
}

let front = Schema.posts
  .where(\.state, .eq(.published))
  .where(\.author) { $0.where(\.user) { $0.where(\.email, .eq("a@b.c")) } }
  .with(\.comments) { $0.with(\.parent).limit(5) }
  .with(\.hero)

func cover(_ post: Post) -> String? { post.hero?.url }

let link: LinkKey<Post, Profile> = Schema.Links.postAuthor
