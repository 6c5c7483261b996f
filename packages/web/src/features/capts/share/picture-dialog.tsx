import { useQuery } from '@tanstack/react-query';
import { Copy, Download } from '../../../shared/ui/icons.ts';
import { useCallback, useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { shareText } from './share.text.ts';

export interface SharedPicture {
  /** The alternative text. */
  alt: string;
  /** The file name. */
  name: string;
  /** Identifies the picture. */
  key: string;
  draw: (theme: 'dark' | 'light', signal: AbortSignal) => Promise<Blob>;
}

interface PictureDialogProps {
  picture: SharedPicture;
  onClose: () => void;
}

/** A picture to share, in either theme. */
export const PictureDialog = ({ picture, onClose }: PictureDialogProps) => {
  const text = useText(shareText);
  const { id: guildId } = useCurrentGuild();
  const [theme, setTheme] = useState<'dark' | 'light'>('dark');
  const drawn = useQuery({
    queryKey: guildKey(guildId, 'capts', 'picture', picture.key, theme),
    queryFn: ({ signal }) => picture.draw(theme, signal),
  });
  const copy = async (file: Blob): Promise<void> => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
      toast.success(text.copied);
    } catch {
      toast.error(text.notCopied);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.title}
      actions={
        <>
          <Button
            icon={<Copy aria-hidden className="size-4" />}
            disabled={!drawn.data}
            onClick={() => drawn.data && void copy(drawn.data)}
          >
            {text.copy}
          </Button>
          <Button
            variant="primary"
            icon={<Download aria-hidden className="size-4" />}
            disabled={!drawn.data}
            onClick={() => drawn.data && saveFile(drawn.data, picture.name)}
          >
            {text.download}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <ChoiceRow
          label={text.theme}
          value={theme}
          options={(['dark', 'light'] as const).map((value) => ({ value, label: text[value] }))}
          onChange={setTheme}
        />
        <div className="grid h-72 place-items-center overflow-y-auto rounded-sm border border-line bg-ink">
          <QueryView query={drawn} skeleton={<Skeleton className="size-full" />}>
            {(file) => <BlobPicture file={file} alt={picture.alt} />}
          </QueryView>
        </div>
      </div>
    </Dialog>
  );
};

interface BlobPictureProps {
  /** In memory only: its object URL is valid while it is shown. */
  file: Blob;
  alt: string;
}

const BlobPicture = ({ file, alt }: BlobPictureProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={alt} className="w-full" />;
};
