import type { Config } from 'cms/types';

/** The CMS's documents, named by the slug they are read from. */
export type ProductDocument = Config['collections']['products'];
export type OfferDocument = Config['collections']['offers'];
export type MediaDocument = Config['collections']['media'];
export type PracticeDocument = Config['globals']['practice'];
export type FrameDocument = Config['globals']['frame'];
export type HomeDocument = Config['globals']['home'];
export type StoreDocument = Config['globals']['store'];
export type CheckoutDocument = Config['globals']['checkout'];
