import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { ActionBar } from '../../../shared/ui/action-bar.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useMember } from '../../../entities/member/use-member-search.ts';
import { useDraft } from '../draft/draft-context.ts';
import { useSectionMarks } from '../draft/use-section-marks.ts';
import type { SettingsSectionName } from '../settings-sections.ts';
import { settingsText } from '../settings.text.ts';

/** The status of unsaved changes in one line, and whether it is a failure. */
const useBarWords = (): { words: ReactNode; failed: boolean } => {
  const text = useText(settingsText);
  const { failure, settings } = useDraft();
  const marks = useSectionMarks();
  const overtaker = useMember(settings.overtakenBy?.updated_by ?? null)?.display_name;
  const wrong = [...marks].filter(([, mark]) => mark === 'wrong').map(([name]) => name);
  if (failure !== null) return { words: failure, failed: true };
  if (wrong.length > 0) return { words: <WrongSections sections={wrong} />, failed: true };
  if (settings.overtakenBy) return { words: text.barOvertaken(overtaker ?? text.somebody), failed: false };
  return { words: text.bar, failed: false };
};

/** What is wrong may be in a section that is not open. */
const WrongSections = ({ sections }: { sections: readonly SettingsSectionName[] }) => {
  const text = useText(settingsText);
  const { id } = useCurrentGuild();
  return (
    <>
      {text.barWrong}{' '}
      {sections.map((name, index) => (
        <span key={name}>
          {index > 0 ? ', ' : null}
          <Link to={`/guild/${id}/settings/${name}`} className="underline underline-offset-3">
            {text.sections[name].name}
          </Link>
        </span>
      ))}
    </>
  );
};

/** Unsaved changes, as in Discord: one bar for the whole page, with reset and save. */
export const UnsavedBar = () => {
  const text = useText(settingsText);
  const { settings, isSaving, save, reset } = useDraft();
  const newer = settings.overtakenBy;
  return (
    <ActionBar label={text.bar} {...useBarWords()}>
      {newer ? <Button onClick={() => settings.compare(newer)}>{text.compare}</Button> : null}
      <Button variant="ghost" disabled={isSaving} onClick={reset}>
        {text.reset}
      </Button>
      <Button
        variant="primary"
        loading={isSaving}
        loadingLabel={text.saving}
        aria-keyshortcuts="Control+S"
        onClick={() => void save()}
      >
        {text.save}
        <span className="max-md:hidden">
          <kbd className="font-sans text-xs font-medium opacity-75">Ctrl S</kbd>
        </span>
      </Button>
    </ActionBar>
  );
};
