import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import type { CaptDetails } from '@famiglia/contract/capts/capts';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { useSignUpForm } from '../../../entities/roster/form/use-sign-up-form.ts';
import type { DraftField } from './capt-draft.ts';
import { DRAFT_FIELDS, copyDraftOf, draftOf, newDraft, problemsOf, requestOf } from './capt-draft.ts';

/** Too many players is shown as an error of the slots: the form has no other field for it. */
const fieldOf = (field: string): DraftField | undefined =>
  field.startsWith('players.')
    ? 'slots'
    : DRAFT_FIELDS.find((one) => one === field || field.startsWith(`${one}.`));

/** Creates a capt, planned or finished, or edits one. */
export const useCaptForm = (
  { capt, copyOf }: { capt?: CaptDetails | undefined; copyOf?: CaptDetails | undefined },
  onDone: (saved: CaptDetails) => void,
) => {
  const { id: guildId, time_zone: zone } = useCurrentGuild();
  return useSignUpForm({
    name: `capt:${guildId}:${capt?.id ?? (copyOf ? `copy:${copyOf.id}` : 'new')}`,
    of: capt,
    draftOf: (of) =>
      of ? draftOf(of, zone) : copyOf ? copyDraftOf(copyOf, zone) : newDraft(zone, new Date()),
    problemsOf: (draft) => problemsOf(draft, zone),
    fieldOf,
    send: (draft, { version, of }) => {
      const request = requestOf(draft, zone);
      if (!of) {
        const status = draft.played ? 'finished' : 'open';
        return callApi(captRoutes.create, { ...request, status, guildId });
      }
      return callApi(captRoutes.update, { ...request, status: of.status, guildId, captId: of.id, version });
    },
    touches: guildKey(guildId, 'capts'),
    onDone,
  });
};

export type CaptForm = ReturnType<typeof useCaptForm>;
