import { enableCompileCache } from 'node:module';

// Compiled code is kept between starts: the first page is there in about half the time.
enableCompileCache();
await import('./app/server/serve.ts');
