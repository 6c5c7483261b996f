import { FileSpreadsheet, Image, Share2 } from '../../../shared/ui/icons.ts';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';
import type { SharedPicture } from './picture-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { shareText } from './share.text.ts';

interface ShareMenuProps {
  picture: SharedPicture;
  onCsv: () => void;
  /** The file is being created. */
  busy: boolean;
}

/** Shares a table as a picture or as a file. */
export const ShareMenu = ({ picture, onCsv, busy }: ShareMenuProps) => {
  const text = useText(shareText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button icon={<Share2 aria-hidden className="size-4" />} loading={busy}>
            {text.share}
          </Button>
        }
      >
        <MenuItem onClick={() => setOpen(true)}>
          <Image aria-hidden className="size-4 text-faint" />
          {text.picture}
        </MenuItem>
        <MenuItem onClick={onCsv}>
          <FileSpreadsheet aria-hidden className="size-4 text-faint" />
          {text.csv}
        </MenuItem>
      </Menu>
      {isOpen ? <PictureDialog picture={picture} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
