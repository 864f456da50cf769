/**
 * A Firestore value as the REST protocol writes it (google.firestore.v1.Value in proto3 JSON).
 * Source: https://firebase.google.com/docs/firestore/reference/rest/v1/Value
 */
export type FirestoreValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values?: FirestoreValue[] } }
  | { mapValue: { fields?: FirestoreFields } };

export type FirestoreFields = { [name: string]: FirestoreValue };

export interface FirestoreDocument {
  /** Full resource name: `projects/{p}/databases/{d}/documents/{path}`. */
  readonly name: string;
  readonly fields: FirestoreFields;
  readonly createTime: string;
  readonly updateTime: string;
}
