import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import type { SignUpKind } from '../sign-up-kind.ts';
import { postingText } from './posting.text.ts';
import { usePosting } from './use-posting.ts';

interface PublishWords {
  note: string;
  save: string;
  /** False until the server has first said whether the bot can post: other words would move a form that is open already. */
  areKnown: boolean;
}

/** What saving a new sign-up does, and the label of its button: a post is promised only where the bot can post. */
export const usePublishWords = (
  kind: SignUpKind['name'],
  promise: { note: string; save: string },
  enabled: boolean,
): PublishWords => {
  const text = useText(postingText);
  const { data, isLoading, failureCount } = usePosting(kind, enabled);
  const [wereKnown, setWereKnown] = useState(false);
  const areKnown = wereKnown || !isLoading || failureCount > 0;
  if (areKnown && !wereKnown) setWereKnown(true);
  if (!enabled || data === undefined) return { ...promise, areKnown };
  if (data.problem !== null) return { note: text.postsNothing, save: text.saveUnposted, areKnown };
  const note = data.channel_name === null ? promise.note : text.posts(data.channel_name);
  return { note, save: promise.save, areKnown };
};
