/**
 * Imported first by programs under a content security policy: zod would otherwise try `new Function` to find out
 * whether it may compile its checks, and the browser reports each try as a violation. Set where zod looks for it: asking
 * zod to set it would load zod with the first script.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
