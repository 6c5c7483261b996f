import * as z from 'zod';

/**
 * Imported first by programs under a content security policy: zod would otherwise try `new Function` to find out
 * whether it may compile its checks, and the browser reports each try as a violation.
 */
z.config({ jitless: true });
