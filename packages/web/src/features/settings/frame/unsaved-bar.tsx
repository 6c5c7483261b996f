import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useMember } from '../../../entities/member/use-member-search.ts';
import { useDraft } from '../draft/draft-context.ts';
import { useSectionMarks } from '../draft/use-section-marks.ts';
import { settingsText } from '../settings.text.ts';

/** The status of unsaved changes in one line. */
const useBarWords = (): string => {
  const text = useText(settingsText);
  const { failure, settings } = useDraft();
  const marks = useSectionMarks();
  const overtaker = useMember(settings.overtakenBy?.updated_by ?? null)?.display_name;
  const wrong = [...marks].filter(([, mark]) => mark === 'wrong').map(([name]) => text.sections[name].name);
  if (failure !== null) return failure;
  if (wrong.length > 0) return `${text.barWrong} ${wrong.join(', ')}`;
  if (settings.overtakenBy) return text.barOvertaken(overtaker ?? text.somebody);
  return text.bar;
};

/** Unsaved changes, as in Discord: one bar for the whole page, with reset and save. */
export const UnsavedBar = () => {
  const text = useText(settingsText);
  const { settings, isSaving, save, reset } = useDraft();
  const words = useBarWords();
  const newer = settings.overtakenBy;
  return (
    <section
      aria-label={text.bar}
      className="sticky bottom-[calc(72px+env(safe-area-inset-bottom))] z-10 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line-strong bg-raised py-2.5 pr-2.5 pl-4 shadow-[0_8px_24px_#0006] transition-[opacity,translate] duration-(--calm) starting:translate-y-3 starting:opacity-0 md:bottom-5"
    >
      <output className="min-w-0 flex-1 basis-50 font-medium text-pretty">{words}</output>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
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
      </div>
    </section>
  );
};
