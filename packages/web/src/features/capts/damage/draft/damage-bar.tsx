import { useText } from '../../../../shared/language/use-text.ts';
import { ActionBar } from '../../../../shared/ui/action-bar.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { toast } from '../../../../shared/ui/toast.ts';
import { damageText } from '../damage.text.ts';
import type { DamageEditorState } from './use-damage-editor.ts';

interface DamageBarProps {
  editor: DamageEditorState;
  wrong: number;
  /** Moves to the first cell that cannot be saved. */
  onFix: () => void;
}

/** The status line of unsaved damage, with the save button. */
export const DamageBar = ({ editor, wrong, onFix }: DamageBarProps) => {
  const text = useText(damageText);
  const discard = (): void => {
    editor.discard();
    toast.info(text.discarded, undefined, {
      label: text.undo,
      run: () => editor.dispatch({ do: 'undo' }),
    });
  };
  const words = (): string => {
    if (editor.failure !== null) return editor.failure;
    if (editor.conflict) return text.barConflict;
    return wrong > 0 ? text.barWrong(wrong) : text.bar;
  };
  return (
    <ActionBar label={text.bar} words={words()} failed={editor.failure !== null}>
      <Button variant="ghost" disabled={editor.saving} onClick={discard}>
        {text.discard}
      </Button>
      {wrong > 0 ? (
        <Button variant="primary" onClick={onFix}>
          {text.fix}
        </Button>
      ) : (
        <Button
          variant="primary"
          loading={editor.saving}
          loadingLabel={text.saving}
          disabled={editor.conflict !== null}
          aria-keyshortcuts="Control+S"
          onClick={editor.save}
        >
          {text.save}
        </Button>
      )}
    </ActionBar>
  );
};
