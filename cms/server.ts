import { enableCompileCache } from 'node:module';

// Compiled code is kept between starts: the office is there in a third of the time.
enableCompileCache();
await import('./src/http/serve.ts');
