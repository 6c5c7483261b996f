import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from './icon.tsx';

/** A small look at a file that is about to be sent. */
export function FilePreview({ file }: { file: File }): ReactNode {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className="file-preview">
      {address ? <img src={address} alt="" /> : <Icon name="file" />}
      <span className="file-name">{file.name}</span>
    </span>
  );
}
