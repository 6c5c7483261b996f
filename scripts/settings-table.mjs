import { prepare } from './lib/prepare.mjs';
import { writeSettingsTable } from './lib/settings-table.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

await prepare().then(writeSettingsTable).catch(stopWithReason);
