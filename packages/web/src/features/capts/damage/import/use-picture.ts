import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import type { OpenPicture } from './open-picture.ts';
import { readScreenshotFile } from './open-picture.ts';

/** The screenshot that is looked at; its memory is given back with it. */
export const usePicture = () => {
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(
    () => () => {
      if (picture) URL.revokeObjectURL(picture.url);
    },
    [picture],
  );
  const open = useCallback(async (file: Blob): Promise<void> => {
    setFailure(null);
    try {
      setPicture(await readScreenshotFile(file));
    } catch (error) {
      setPicture(null);
      setFailure(error instanceof ApiError ? error : new ApiError('picture_unreadable'));
    }
  }, []);
  return { picture, failure, open, close: () => setPicture(null) };
};
