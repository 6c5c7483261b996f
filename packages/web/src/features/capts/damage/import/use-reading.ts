import { damageRoutes } from '@famiglia/contract/damage/damage-import';
import type { ImportPreview } from '@famiglia/contract/damage/damage-import';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../../shared/lib/current-guild.ts';
import type { Side } from '../grid/damage-row.ts';
import type { Frame } from './frame.ts';
import type { OpenScreenshot } from './open-screenshot.ts';

type Source = { text: string } | { screenshot: OpenScreenshot; frame: Frame };

/**
 * Sends a table or screenshot to the server to be read. It can be cancelled at any time and saves nothing.
 */
export const useReading = (side: Side, onRead: (preview: ImportPreview, source: Source) => void) => {
  const { id: guildId } = useCurrentGuild();
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const reading = useMutation({
    mutationFn: async (source: Source): Promise<ImportPreview | null> => {
      const own = new AbortController();
      abort.current = own;
      try {
        if ('text' in source) {
          return await callApi(damageRoutes.previewTable, { guildId, side, text: source.text }, own.signal);
        }
        const { file } = source.screenshot;
        const { x, y, width, height } = source.frame;
        const request = { guildId, side, file, frame: [x, y, width, height].map(Math.round).join(',') };
        return await callApi(damageRoutes.previewScreenshot, request, own.signal);
      } catch (error) {
        // Cancelled by the person, so it is no error.
        if (own.signal.aborted) return null;
        throw error;
      }
    },
    onSuccess: (preview, source) => {
      if (preview) onRead(preview, source);
    },
  });
  return {
    read: reading.mutate,
    reset: reading.reset,
    cancel: () => abort.current?.abort(),
    pending: reading.isPending,
    error: reading.error,
  };
};

export type Reading = ReturnType<typeof useReading>;
