import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';

function formatOf(type: string): OutputFormat {
  if (type.endsWith('/mp4')) return new Mp4OutputFormat({ fastStart: 'in-memory' });
  if (type.endsWith('/ogg')) return new OggOutputFormat();
  return new WebMOutputFormat();
}

/** The same packets in the same container, whose head says how long they last. Throws where they cannot all be read. */
export async function rewriteRecording(recording: Blob): Promise<Blob> {
  const input = new Input({ source: new BlobSource(recording), formats: ALL_FORMATS });
  try {
    const target = new BufferTarget();
    const output = new Output({ format: formatOf(recording.type), target });
    const conversion = await Conversion.init({ input, output, showWarnings: false });
    if (!conversion.isValid || conversion.discardedTracks.length > 0) {
      throw new Error('Not every track can be written');
    }
    await conversion.execute();
    if (!target.buffer) throw new Error('Nothing was written');
    return new Blob([target.buffer], { type: recording.type });
  } finally {
    input.dispose();
  }
}
