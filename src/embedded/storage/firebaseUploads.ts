/** Uploads in Cloud Storage for Firebase's protocol: whole, multipart, or resumable by `X-Goog-Upload-*` headers. */
import type { Context } from 'hono';
import type { Caller } from '../caller.ts';
import { tokensFor } from './downloadTokens.ts';
import type { StoredObject } from './objects/storedObject.ts';
import type { StorageContext } from './storageContext.ts';
import {
  cancelSession,
  continueSession,
  findSession,
  finishSession,
  openSession,
  readFinished,
} from './uploads/resumableUpload.ts';
import { takeWhole } from './uploads/takeWhole.ts';
import type { UploadSession } from './uploads/upload.ts';
import { readMultipart } from './wire/multipartBody.ts';
import { firebaseJson, readSentMetadata } from './wire/objectJson.ts';
import { bodyOf, checkName, originOf, readText, wholeNumber } from './wire/requestParts.ts';
import { invalidArgument } from './wire/storageError.ts';

/** Chunks of a resumable upload may end at any byte here; this is the vendor's own granularity. */
const CHUNK_GRANULARITY = '262144';

interface FirebaseUpload {
  readonly caller: Caller;
  readonly bucket: string;
  readonly name: string;
}

/** Throws StorageError. */
export async function takeFirebaseUpload(
  storage: StorageContext,
  context: Context,
  upload: FirebaseUpload,
): Promise<Response> {
  const command = context.req.header('x-goog-upload-command')?.toLowerCase() ?? '';
  if (context.req.query('upload_id') !== undefined)
    return continueUpload(storage, context, upload.caller, command);
  checkName(upload.name);
  const protocol = context.req.header('x-goog-upload-protocol')?.toLowerCase();
  if (protocol === 'resumable' || command === 'start') return start(storage, context, upload);
  if (protocol === 'multipart') return takeMultipart(storage, context, upload);
  const object = await takeWhole(
    storage,
    context,
    {
      writer: upload.caller,
      bucket: upload.bucket,
      name: upload.name,
      sent: {},
      contentType: context.req.header('content-type') ?? null,
      announcedSize: wholeNumber(context.req.header('content-length'), 'Content-Length'),
    },
    bodyOf(context),
    tokensFor(storage),
  );
  return answerPublished(context, object);
}

async function start(
  storage: StorageContext,
  context: Context,
  { caller, bucket, name }: FirebaseUpload,
): Promise<Response> {
  const session = await openSession(storage, context, 'firebase', {
    writer: caller,
    bucket,
    name,
    sent: readSentMetadata(await readText(context)),
    contentType: context.req.header('x-goog-upload-header-content-type') ?? null,
    announcedSize: wholeNumber(
      context.req.header('x-goog-upload-header-content-length'),
      'X-Goog-Upload-Header-Content-Length',
    ),
  });
  const address = new URL(`/v0/b/${encodeURIComponent(bucket)}/o`, originOf(context));
  address.searchParams.set('name', name);
  address.searchParams.set('upload_id', session.id);
  address.searchParams.set('upload_protocol', 'resumable');
  return context.body(null, 200, {
    'x-goog-upload-status': 'active',
    'x-goog-upload-url': address.href,
    'x-goog-upload-control-url': address.href,
    'x-goog-upload-chunk-granularity': CHUNK_GRANULARITY,
  });
}

async function takeMultipart(
  storage: StorageContext,
  context: Context,
  { caller, bucket, name }: FirebaseUpload,
): Promise<Response> {
  const body = await readMultipart(
    context.req.header('content-type') ?? '',
    bodyOf(context),
    wholeNumber(context.req.header('content-length'), 'Content-Length'),
  );
  const request = {
    writer: caller,
    bucket,
    name,
    sent: readSentMetadata(body.metadata),
    contentType: body.contentType,
    announcedSize: null,
    ...(body.possibleSizes.length > 0 ? { possibleSizes: body.possibleSizes } : {}),
  };
  return answerPublished(
    context,
    await takeWhole(storage, context, request, body.content, tokensFor(storage)),
  );
}

async function continueUpload(
  storage: StorageContext,
  context: Context,
  sender: Caller,
  command: string,
): Promise<Response> {
  const { session, caller } = findSession(storage, 'firebase', sender, context.req.query('upload_id'));
  const commands = new Set(command.split(',').map((part) => part.trim()));
  const offset = wholeNumber(context.req.header('x-goog-upload-offset'), 'X-Goog-Upload-Offset') ?? 0;
  if (session.state === 'finished') return answerForFinished(storage, context, session, commands, offset);
  if (commands.has('cancel')) {
    if (session.state === 'open') await cancelSession(storage, session);
    return context.body(null, 200, { 'x-goog-upload-status': 'cancelled' });
  }
  if (session.state === 'cancelled') {
    if (commands.has('query')) return answerOffset(context, 0, 'cancelled');
    throw invalidArgument('This upload was cancelled.');
  }
  if (commands.has('query'))
    return answerOffset(context, await storage.arrivals.receivedBytes(session), 'active');
  if (!commands.has('upload') && !commands.has('finalize')) {
    throw invalidArgument(`Unknown upload command "${command.slice(0, 100)}".`);
  }
  if (commands.has('upload')) {
    const received = await continueSession(storage, context, caller, {
      session,
      offset,
      body: bodyOf(context),
    });
    if (!commands.has('finalize')) return answerOffset(context, received, 'active');
  }
  return answerPublished(context, await finishSession(storage, context, caller, session, tokensFor(storage)));
}

/** Asked again, it says again what it made; it takes no more bytes and cannot be undone. */
function answerForFinished(
  storage: StorageContext,
  context: Context,
  session: UploadSession,
  commands: ReadonlySet<string>,
  offset: number,
): Response {
  if (commands.has('cancel')) throw invalidArgument('This upload is finished.');
  const object = readFinished(storage, session);
  const length = wholeNumber(context.req.header('content-length'), 'Content-Length') ?? 0;
  // A client that lost the answer sends its last request once more.
  const isRepeated = commands.has('finalize') && offset + length === object.size;
  if (commands.has('upload') && !isRepeated) throw invalidArgument('This upload is finished.');
  return answerPublished(context, object);
}

function answerOffset(context: Context, received: number, status: 'active' | 'cancelled'): Response {
  return context.body(null, 200, {
    'x-goog-upload-status': status,
    'x-goog-upload-size-received': String(received),
    'x-goog-upload-chunk-granularity': CHUNK_GRANULARITY,
  });
}

function answerPublished(context: Context, object: StoredObject): Response {
  return context.json(firebaseJson(object), 200, {
    'x-goog-upload-status': 'final',
    'x-goog-upload-size-received': String(object.size),
  });
}
