import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { ValidationError } from 'payload';
import { editors } from '../access/editors.ts';
import { judgePicture, pictureFaults, redrawPicture } from './clean-picture.ts';
import { newName } from './new-name.ts';
import { findPdfFault } from './pdf-fault.ts';

type Upload = NonNullable<PayloadRequest['file']>;

/** Looks at a file before anything else does. What code of this project brings is judged too, and stored as it is. */
function take(
  judge: (file: Upload, isOurs: boolean) => Promise<Upload>,
): CollectionBeforeOperationHook {
  return async ({ operation, req }) => {
    const isOurs = req.payloadAPI === 'local';
    // Who may not upload is refused a moment later, and costs nothing before that.
    if (!isOurs && !editors({ req })) return;
    if (req.file) req.file = await judge(req.file, isOurs);
    // Payload would fetch the file from an address that was sent in its place, and nobody would judge it (SEC-20).
    else if (operation === 'create' && !isOurs) throw refuse('Choose a file from your device.');
  };
}

export const takePicture = take(async (file, isOurs) => {
  const judged = await judgePicture(file.data);
  if ('fault' in judged) throw refuse(judged.fault);
  const { kind } = judged;
  const mimetype = `image/${kind}`;
  if (isOurs) return { ...file, mimetype };
  const data = await redrawPicture({ kind, data: file.data });
  if (!data) throw refuse(pictureFaults.broken);
  return {
    ...file,
    data,
    mimetype,
    size: data.length,
    name: newName(file.name, kind === 'jpeg' ? 'jpg' : kind),
  };
});

export const takeDocument = take((file, isOurs) => {
  const fault = findPdfFault(file.data);
  if (fault) return Promise.reject(refuse(fault));
  return Promise.resolve({
    ...file,
    mimetype: 'application/pdf',
    ...(isOurs ? {} : { name: newName(file.name, 'pdf') }),
  });
});

function refuse(message: string): ValidationError {
  return new ValidationError({ errors: [{ path: 'file', message }] });
}
