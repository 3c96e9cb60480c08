import * as z from 'zod/mini';

// Zod asks whether it may compile code, which the page's policy refuses and reports (SEC-01).
z.config({ jitless: true });

export { z };
