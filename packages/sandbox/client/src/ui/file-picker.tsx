import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { FilePreview } from './file-preview.tsx';

/** One file, chosen or dropped on the field. The real input covers the whole field, so both work by themselves. */
export const FilePicker = ({
  id,
  file,
  onPick,
}: {
  id: string;
  file: File | null;
  onPick: (file: File) => void;
}): ReactNode => {
  const text = useText();
  return (
    <div
      className="file-picker"
      onPaste={(event) => {
        const [pasted] = event.clipboardData.files;
        if (pasted) onPick(pasted);
      }}
    >
      {file ? <FilePreview file={file} /> : <span className="faint">{text.commands.chooseFile}</span>}
      <input
        id={id}
        type="file"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) onPick(chosen);
        }}
      />
    </div>
  );
};
