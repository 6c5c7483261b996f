import { prepare } from './lib/prepare.mjs';
import { runTool } from './lib/run.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

await prepare().catch(stopWithReason);
await runTool('tsx/dist/cli.mjs', ['--conditions=source', 'bench/http.ts'], { show: true }).catch(
  stopWithReason,
);
