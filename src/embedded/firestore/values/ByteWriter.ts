/** A growing byte string with the order-preserving parts that paths and values are encoded from. */
export class ByteWriter {
  #bytes = Buffer.allocUnsafe(64);
  #length = 0;

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  unsigned16(value: number): void {
    this.#reserve(2);
    this.#length = this.#bytes.writeUInt16BE(value, this.#length);
  }

  unsigned32(value: number): void {
    this.#reserve(4);
    this.#length = this.#bytes.writeUInt32BE(value, this.#length);
  }

  unsigned64(value: bigint): void {
    this.#reserve(8);
    this.#length = this.#bytes.writeBigUInt64BE(value, this.#length);
  }

  /** Eight bytes in the order of the numbers; zero has one form, and NaN comes first. */
  double(value: number): void {
    this.#reserve(8);
    const start = this.#length;
    this.#length += 8;
    if (Number.isNaN(value)) {
      this.#bytes.fill(0, start, start + 8);
      return;
    }
    this.#bytes.writeDoubleBE(value === 0 ? 0 : value, start);
    const first = this.#bytes.readUInt8(start);
    if (first >= 0x80) for (let at = start; at < start + 8; at += 1) this.#invert(at);
    else this.#bytes[start] = first | 0x80;
  }

  /** UTF-8 with its own end: a zero byte becomes 00 FF, the end is 00 01. */
  text(value: string): void {
    this.escaped(Buffer.from(value, 'utf8'));
  }

  escaped(value: Uint8Array): void {
    this.#reserve(value.length * 2 + 2);
    for (const byte of value) {
      this.#bytes[this.#length++] = byte;
      if (byte === 0) this.#bytes[this.#length++] = 0xff;
    }
    this.#bytes[this.#length++] = 0;
    this.#bytes[this.#length++] = 1;
  }

  raw(value: Uint8Array): void {
    this.#reserve(value.length);
    this.#bytes.set(value, this.#length);
    this.#length += value.length;
  }

  finish(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }

  #invert(at: number): void {
    this.#bytes[at] = ~(this.#bytes[at] ?? 0) & 0xff;
  }

  #reserve(extra: number): void {
    if (this.#length + extra <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + extra));
    this.#bytes.copy(grown, 0, 0, this.#length);
    this.#bytes = grown;
  }
}
