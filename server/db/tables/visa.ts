import type { ColumnType, Generated } from 'kysely';

/** Times in server epoch ms. */
export type Tables = {
  visa_applicant: { order_id: string; position: number; sealed: string; saved_at: number };
  visa_document: {
    id: string;
    order_id: string;
    position: number;
    kind: 'photo' | 'passport';
    bytes: number;
    width: number;
    height: number;
    sealed: ColumnType<Uint8Array, Buffer, Buffer>;
    stored_at: number;
  };
  visa_upload: {
    id: string;
    order_id: string;
    position: number;
    kind: 'photo' | 'passport';
    bytes: number;
    received: Generated<number>;
    document_id: ColumnType<string | null, string | null | undefined, string | null>;
    refused: ColumnType<string[] | null, string | null | undefined, string | null>;
    ends_at: number;
  };
  visa_upload_part: { upload_id: string; begins: number; sealed: ColumnType<Uint8Array, Buffer, Buffer> };
  visa_service: { processing: string; fee: number | null; is_closed: Generated<boolean> };
  /** One row: bytes of pictures of unpaid requests, never less than there are. */
  picture_room: { only_one: Generated<boolean>; bytes: number; counted_at: Generated<number> };
};
