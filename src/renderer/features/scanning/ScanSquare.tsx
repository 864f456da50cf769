/** Reads a printed square with the camera, or from a photo of the page; what it says is looked at by whoever asked. */
import Camera from 'lucide-react/icons/camera';
import ImageUp from 'lucide-react/icons/image-up';
import { useEffect, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { scanningMessages } from './messages.ts';
import { readSquare } from './readSquare.ts';

interface ScanSquareProps {
  /** False for a square that is another one than was asked for: the camera goes on looking. */
  readonly onRead: (text: string) => boolean;
}

type Problem = 'noCamera' | 'notSeen' | 'notThis';

export function ScanSquare({ onRead }: ScanSquareProps) {
  const texts = useMessages(scanningMessages);
  const [isCameraOn, setCameraOn] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const take = (text: string): boolean => {
    const isTaken = onRead(text);
    setProblem(isTaken ? null : 'notThis');
    return isTaken;
  };

  async function readPhoto(file: File): Promise<void> {
    setProblem(null);
    let picture: ImageBitmap;
    try {
      picture = await createImageBitmap(file);
    } catch {
      setProblem('notSeen');
      return;
    }
    const text = await readSquare(picture);
    picture.close();
    if (text === null) setProblem('notSeen');
    else take(text);
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Camera size={18} aria-hidden="true" />}
          onPress={() => {
            setProblem(null);
            setCameraOn(!isCameraOn);
          }}
        >
          {isCameraOn ? texts.stop : texts.camera}
        </Button>
        <FileTrigger
          acceptedFileTypes={['image/*']}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) void readPhoto(file);
          }}
        >
          <Button variant="secondary" icon={<ImageUp size={18} aria-hidden="true" />}>
            {texts.picture}
          </Button>
        </FileTrigger>
      </div>
      {isCameraOn ? (
        <CameraView
          onRead={(text) => {
            const isTaken = take(text);
            if (isTaken) setCameraOn(false);
            return isTaken;
          }}
          onFailed={() => {
            setCameraOn(false);
            setProblem('noCamera');
          }}
        />
      ) : null}
      <div role="status" className="w-full empty:hidden">
        {problem ? <Banner tone="notice">{texts[problem]}</Banner> : null}
      </div>
    </div>
  );
}

interface CameraViewProps extends ScanSquareProps {
  readonly onFailed: () => void;
}

/** The camera is on for as long as this is drawn, and no longer. */
function CameraView(props: CameraViewProps) {
  const texts = useMessages(scanningMessages);
  const video = useRef<HTMLVideoElement>(null);
  const [isRunning, setRunning] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    return watchCamera(element, {
      onStarted: () => setRunning(true),
      onRead: (text) => latest.current.onRead(text),
      onFailed: () => latest.current.onFailed(),
    });
  }, []);
  return (
    <div className="w-full max-w-md">
      <video
        ref={video}
        muted
        playsInline
        aria-label={texts.preview}
        className="aspect-[4/3] w-full rounded-card bg-sunken object-cover"
      />
      <p role="status" className="mt-2 text-small text-ink-soft">
        {isRunning ? texts.looking : texts.starting}
      </p>
    </div>
  );
}

interface Watching extends CameraViewProps {
  readonly onStarted: () => void;
}

/** Gives what switches the camera off again. */
function watchCamera(video: HTMLVideoElement, { onStarted, onRead, onFailed }: Watching): () => void {
  let stream: MediaStream | null = null;
  let isOver = false;
  const end = () => {
    isOver = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
  };

  async function look(): Promise<void> {
    const text = await readSquare(video);
    if (isOver || (text !== null && onRead(text))) return;
    requestAnimationFrame(() => void look());
  }

  async function start(): Promise<void> {
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver) return end();
      video.srcObject = stream;
      await video.play();
    } catch {
      if (!isOver) onFailed();
      end();
      return;
    }
    if (isOver) return;
    onStarted();
    await look();
  }
  void start();
  return end;
}
