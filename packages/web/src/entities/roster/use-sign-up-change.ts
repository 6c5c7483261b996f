import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import type { SignUpKind, SignUpPlace } from './sign-up-kind.ts';
import { useSignUpKind } from './sign-up-kind.ts';

/** A call that changes the event or capt of the page. It is done when the screen shows the result. */
export const useSignUpChange = <Input>(
  id: string,
  call: (kind: SignUpKind) => (place: SignUpPlace, input: Input) => Promise<unknown>,
) => {
  const kind = useSignUpKind();
  const client = useQueryClient();
  const { id: guildId } = useCurrentGuild();
  return useMutation({
    mutationFn: (input: Input) => call(kind)({ guildId, id }, input),
    onSettled: () => client.invalidateQueries({ queryKey: kind.key(guildId) }),
  });
};
