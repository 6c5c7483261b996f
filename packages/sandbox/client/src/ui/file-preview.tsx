import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A small preview of a file to be sent. */
export const FilePreview = ({ file }: { file: File }): ReactNode => {
  const showFile = (picture: HTMLImageElement): (() => void) => {
    const address = URL.createObjectURL(file);
    picture.src = address;
    return () => URL.revokeObjectURL(address);
  };
  return (
    <span className="file-preview">
      {file.type.startsWith('image/') ? <img ref={showFile} alt="" /> : <Icon name="file" />}
      <span className="file-name">{file.name}</span>
    </span>
  );
};
