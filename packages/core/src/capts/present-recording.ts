import type { Recording } from '@famiglia/contract/capts/capts';
import type { RecordingRow } from './recording.queries.ts';

export const presentRecording = ({ recording, ownerName, adderName }: RecordingRow): Recording => ({
  id: recording.id,
  url: recording.url,
  user_id: recording.userId,
  display_name: ownerName,
  added_by: { id: recording.addedBy, name: adderName ?? recording.addedBy },
  added_at: recording.addedAt.toISOString(),
});
