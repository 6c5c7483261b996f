import type { User, World } from './world.ts';

/** For ids from the world itself: a member, an author. */
export const requireUser = (world: World, id: string): User => {
  const user = world.users.get(id);
  if (!user) throw new Error(`The sandbox's world has no user ${id}.`);
  return user;
};
