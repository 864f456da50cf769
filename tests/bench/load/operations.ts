/** Everything the generator can ask for, by name. */
import { mediaReserve } from './callableOperations.ts';
import type { Connection } from './connection.ts';
import {
  contendedTransaction,
  documentGet,
  documentSet,
  itemSet,
  query,
  transaction,
} from './documentOperations.ts';
import { largeDownload, largeUpload, smallDownload, smallUpload } from './fileOperations.ts';
import { hostile } from './hostileOperation.ts';
import type { Identity, Scene } from './scene.ts';

export interface Client {
  readonly connection: Connection;
  readonly scene: Scene;
  readonly person: Identity;
}

/** Made once a client; what it gives is called again and again, and rejects when the answer is wrong. */
export type Operation = (client: Client) => () => Promise<void>;

const echo: Operation = ({ connection }) => {
  const body = JSON.stringify({ documents: ['x'.repeat(100)] });
  return async () => {
    await connection.send({ method: 'POST', path: '/', body });
  };
};

const signIn: Operation = ({ connection, scene: { owner } }) => {
  const body = JSON.stringify({ email: owner.email, password: owner.password, returnSecureToken: true });
  return async () => {
    await connection.send({
      method: 'POST',
      path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local',
      headers: { 'content-type': 'application/json' },
      body,
    });
  };
};

export const operations = {
  echo,
  signIn,
  documentGet,
  documentSet,
  query,
  transaction,
  contendedTransaction,
  itemSet,
  smallUpload,
  smallDownload,
  largeUpload,
  largeDownload,
  mediaReserve,
  hostile,
} satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
