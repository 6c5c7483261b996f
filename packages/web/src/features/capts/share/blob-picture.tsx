import { useCallback } from 'react';

interface BlobPictureProps {
  /** In memory only: it has an address for as long as it is shown. */
  file: Blob;
  alt: string;
}

export const BlobPicture = ({ file, alt }: BlobPictureProps) => {
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
