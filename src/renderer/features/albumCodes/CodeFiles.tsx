/** The square as it will be printed, and its files: SVG for engravers, PNG at 300 dpi, PDF for the printer at home. */
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { offerDownload } from '#ui/offerDownload.ts';
import { Select } from '#ui/Select.tsx';
import { showToast } from '#ui/toast.ts';
import { type CodeDrawing, svgOf } from './drawCode.ts';
import { codeMessages } from './messages.ts';

interface CodeFilesProps {
  readonly drawing: CodeDrawing;
  readonly name: string;
}

/** Smaller ones are not read from an arm's length; larger ones leave an A4 page. */
const sizes = ['2', '3', '5', '8', '12', '18'] as const;
const formats = ['PDF', 'PNG', 'SVG'] as const;
/** By then a browser has taken the file, in milliseconds. */
const TAKEN = 60_000;

export function CodeFiles({ drawing, name }: CodeFilesProps) {
  const messages = useMessages(codeMessages);
  const [size, setSize] = useState<(typeof sizes)[number]>('5');
  const preview = `data:image/svg+xml;utf8,${encodeURIComponent(svgOf(drawing, 5))}`;
  const save = async (format: (typeof formats)[number]) => {
    try {
      const file = await makeFile(drawing, Number(size), format);
      setTimeout(offerDownload(file, fileNameOf(name, format)), TAKEN);
    } catch {
      showToast({ message: messages.saveFailed, tone: 'error' });
    }
  };
  return (
    <div className="mt-5 flex flex-wrap items-start gap-x-8 gap-y-5">
      <img
        src={preview}
        alt={messages.preview(name)}
        className="w-52 max-w-full rounded-control border border-line"
      />
      <div className="min-w-56 flex-1">
        <Select
          label={messages.size}
          value={size}
          onChange={setSize}
          options={sizes.map((value) => ({ value, label: messages.centimetres(Number(value)) }))}
        />
        <fieldset className="mt-5">
          <legend className="mb-2 font-semibold">{messages.print}</legend>
          <div className="flex flex-wrap gap-3">
            {formats.map((format) => (
              <Button key={format} variant="secondary" size="small" onPress={() => void save(format)}>
                {format}
              </Button>
            ))}
          </div>
        </fieldset>
      </div>
    </div>
  );
}

async function makeFile(drawing: CodeDrawing, size: number, format: (typeof formats)[number]): Promise<Blob> {
  if (format === 'SVG') return new Blob([svgOf(drawing, size)], { type: 'image/svg+xml' });
  if (format === 'PNG') return (await import('./paintCode.ts')).pngOf(drawing, size);
  return (await import('./codePdf.ts')).pdfOf(drawing, size);
}

/** Letters, digits and spaces of the name: every system takes them. */
const fileNameOf = (name: string, format: string) =>
  `${name.replaceAll(/[^\p{Letter}\p{Number} -]/gu, '').trim() || 'code'}.${format.toLowerCase()}`;
