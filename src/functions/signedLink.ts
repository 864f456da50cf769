/** Short-lived V4 signed links, made by the storage SDK's own signer. */
import type { Bucket } from '@google-cloud/storage';
import { create } from 'content-disposition';
import { LINK_SESSION_PARAMETER } from '#shared/linkSession.ts';
import type { Services } from './services.ts';

/** `host` is the origin the links begin with, where it is not the vendor's own (the embedded server). */
export function createLinkSigner(bucket: Bucket, host?: () => string): Services['signedLink'] {
  return async (objectName, { expiresAt, action = 'read', downloadName, contentType, session }) => {
    const [link] = await bucket.file(objectName).getSignedUrl({
      version: 'v4',
      action,
      expires: expiresAt,
      ...(host ? { host: host() } : {}),
      ...(session
        ? { queryParams: { [LINK_SESSION_PARAMETER]: `${session.uid}/${session.sessionId}` } }
        : {}),
      ...(downloadName === undefined ? {} : { responseDisposition: create(downloadName) }),
      ...(contentType === undefined
        ? {}
        : action === 'write'
          ? { contentType }
          : { responseType: contentType }),
    });
    return link;
  };
}
