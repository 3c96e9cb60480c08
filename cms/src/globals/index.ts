import type { GlobalConfig } from 'payload';
import { globalShownToVisitors } from '../content-version/watch.ts';
import { checkout } from './checkout.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { practice } from './practice.ts';
import { store } from './store.ts';
import { worker } from './worker.ts';

const pages = [home, store, checkout, frame, practice];

/** In the order of the menu. */
export const globals: GlobalConfig[] = [...pages.map(globalShownToVisitors), worker];
