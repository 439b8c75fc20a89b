/**
 * Runs before anything else of ours in a browser. The pages allow no code that is made of text, and so zod need not try
 * whether they do: the attempt alone breaks the Content-Security-Policy.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
