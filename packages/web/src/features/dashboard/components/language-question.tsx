import type { FirstSteps } from '@famiglia/contract/dashboard/first-steps';
import type { Language } from '@famiglia/contract/kit/language';
import { LANGUAGES } from '@famiglia/contract/kit/language';
import { COMMON_ZONES, zoneCity, zoneTitle } from '@famiglia/contract/kit/zone-names';
import { labelOf } from '@famiglia/contract/settings/setting-field';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '../../../shared/language/language-names.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { useNow } from '../../../shared/lib/use-now.ts';
import { useSeenVersion } from '../../../shared/lib/use-seen-version.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { newerVersionText } from '../../../shared/ui/newer-version.text.ts';
import { NewerVersion } from '../../../shared/ui/newer-version.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { useSettleStep } from '../queries.ts';
import { firstStepsText } from './first-steps.text.ts';

interface Answer {
  language: Language;
  time_zone: string;
}

interface LanguageQuestionProps {
  first: FirstSteps;
  /** The reader has begun to answer, or has answered. */
  onChoose: () => void;
  onDone: () => void;
}

/** What was guessed is confirmed by one press, or corrected; an answer of another leader meanwhile is shown before it is replaced. */
export const LanguageQuestion = ({ first, onChoose, onDone }: LanguageQuestionProps) => {
  const text = useText(firstStepsText);
  const { saveMine } = useText(newerVersionText);
  const reader = useLanguage();
  const now = useNow();
  const { id: guildId } = useCurrentGuild();
  const settle = useSettleStep(guildId);
  const save = useSaveAnswer();
  // As it was when the reader began: what others save does not move under their hand.
  const [opened] = useState(first);
  const [answer, change] = useState<Answer>({ language: first.language, time_zone: first.time_zone });
  const { version, refusal, newer } = useSeenVersion<Answer & { version: number }>(opened, save.error);
  const isAsOpened = answer.language === opened.language && answer.time_zone === opened.time_zone;
  const pick = (part: Partial<Answer>): void => {
    change({ ...answer, ...part });
    onChoose();
  };
  const zones = COMMON_ZONES.includes(answer.time_zone) ? COMMON_ZONES : [answer.time_zone, ...COMMON_ZONES];
  const theirs = newer === null ? [] : differences(newer, answer, reader);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={labelOf('language', reader)}
          value={answer.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(language) => pick({ language })}
        />
        <Select
          label={labelOf('time_zone', reader)}
          value={answer.time_zone}
          options={zones.map((value) => ({ value, label: zoneTitle(value, reader, now) }))}
          onChange={(zone) => pick({ time_zone: zone })}
        />
        <Button
          variant="primary"
          loading={save.isPending || settle.isPending}
          onClick={() =>
            isAsOpened && refusal === null
              ? settle.mutate({ step: 'language', settled: true }, { onSuccess: onDone })
              : save.mutate({ ...answer, version }, { onSuccess: onDone })
          }
        >
          {refusal ? saveMine : isAsOpened ? text.right : text.save}
        </Button>
      </div>
      {refusal ? (
        <NewerVersion refusal={refusal} theirs={theirs} onTake={onDone} />
      ) : (
        <Refusal error={save.error ?? settle.error} />
      )}
    </div>
  );
};

const differences = (theirs: Answer, mine: Answer, reader: Language): { name: string; value: string }[] => [
  ...(theirs.language === mine.language
    ? []
    : [{ name: labelOf('language', reader), value: LANGUAGE_NAMES[theirs.language] }]),
  ...(theirs.time_zone === mine.time_zone
    ? []
    : [{ name: labelOf('time_zone', reader), value: zoneCity(theirs.time_zone, reader) }]),
];

/** Changes these two settings of the version that the reader saw. */
const useSaveAnswer = () => {
  const client = useQueryClient();
  const { id: guildId } = useCurrentGuild();
  return useMutation({
    mutationFn: async (answer: Answer & { version: number }) => {
      const newest = await callApi(settingsRoutes.get, { guildId });
      return callApi(settingsRoutes.save, { ...valuesOf(newest), ...answer, guildId });
    },
    onSettled: async () =>
      Promise.all(
        (['dashboard', 'settings'] as const).map(async (topic) =>
          client.invalidateQueries({ queryKey: guildKey(guildId, topic) }),
        ),
      ),
  });
};
