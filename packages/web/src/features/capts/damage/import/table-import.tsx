import { TABLE_LIMITS } from '@famiglia/contract/damage/damage-import';
import { useState } from 'react';
import { useText } from '../../../../shared/language/use-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { FormField } from '../../../../shared/ui/form-field.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';
import { DropZone } from './drop-zone.tsx';
import { importText } from './import.text.ts';
import { ReadingState } from './reading-state.tsx';
import type { Reading } from './use-reading.ts';

/** Rows from a file or from pasted text. */
export const TableImport = ({ reading }: { reading: Reading }) => {
  const text = useText(importText);
  const [typed, setTyped] = useState('');
  const tooLong = typed.length > TABLE_LIMITS.text;
  const readFile = async (file: File): Promise<void> => {
    const content = await file.text();
    setTyped(content);
    if (content.trim() !== '' && content.length <= TABLE_LIMITS.text) reading.read({ text: content });
  };
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <FormField label={text.pasted} problem={tooLong ? text.tooLong : undefined}>
          {(control) => (
            <TextArea
              {...control}
              rows={7}
              spellCheck={false}
              placeholder={text.placeholder}
              // An input with megabytes of text freezes the page; a text that is too long is not shown.
              value={tooLong ? '' : typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </FormField>
        <DropZone
          accept=".csv,.tsv,.txt,.json,text/csv,application/json,text/plain"
          choose={text.chooseFile}
          hint={text.dropFile}
          onFile={(file) => void readFile(file)}
        />
      </div>
      <ReadingState reading={reading}>
        <Button
          variant="primary"
          disabled={typed.trim() === '' || tooLong}
          onClick={() => reading.read({ text: typed })}
        >
          {text.read}
        </Button>
      </ReadingState>
    </div>
  );
};
