import { useText } from '../../../shared/language/use-text.ts';
import type { SignUpKind } from '../sign-up-kind.ts';
import { postingText } from './posting.text.ts';
import { usePosting } from './use-posting.ts';

/** What saving a new sign-up does, and the label of its button: a post is promised only where the bot can post. */
export const usePublishWords = (
  kind: SignUpKind['name'],
  promise: { note: string; save: string },
  enabled: boolean,
): { note: string; save: string } => {
  const text = useText(postingText);
  const { data } = usePosting(kind, enabled);
  if (!enabled || data === undefined) return promise;
  if (data.problem !== null) return { note: text.postsNothing, save: text.saveUnposted };
  return data.channel_name === null ? promise : { note: text.posts(data.channel_name), save: promise.save };
};
