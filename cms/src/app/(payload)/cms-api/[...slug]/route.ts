import config from '@payload-config';
import { handle } from '../../../../http/handle.ts';

const answer = (request: Request) => handle(config, request);

export {
  answer as DELETE,
  answer as GET,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
