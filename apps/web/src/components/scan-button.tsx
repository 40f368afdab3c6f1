import { ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Banner } from './ui/banner.tsx';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';
import { words } from './words/en.tsx';

/** Of the browsers that have it; the others are not offered the button. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
declare const BarcodeDetector: new (options: { formats: string[] }) => Detector;

const LOOK_EVERY_MS = 250;

/** The way in by the camera, for those who stand before a poster or hold a card. */
export function ScanButton({ onRead }: { onRead: (text: string) => void }) {
  const [isScanning, setIsScanning] = useState(false);
  return (
    <>
      <Button variant="secondary" size="lg" onClick={() => setIsScanning(true)} className="max-sm:w-full">
        <ScanLine aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {words.scan.title}
      </Button>
      {isScanning && (
        <Scanner
          onClose={() => setIsScanning(false)}
          onRead={(text) => {
            setIsScanning(false);
            onRead(text);
          }}
        />
      )}
    </>
  );
}

interface ScannerProps {
  onRead: (text: string) => void;
  onClose: () => void;
}

/** The camera, until it sees a QR code. Nothing it sees leaves the phone. */
function Scanner({ onRead, onClose }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  }, [onRead]);
  useEffect(() => {
    const stopper = new AbortController();
    const look = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const stop = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      if (stopper.signal.aborted || !video.current) return stop();
      stopper.signal.addEventListener('abort', stop, { once: true });
      video.current.srcObject = stream;
      await video.current.play();
      const detector = new BarcodeDetector({ formats: ['qr_code'] });
      while (!stopper.signal.aborted) {
        const [code] = await detector.detect(video.current);
        if (code && !stopper.signal.aborted) return read.current(code.rawValue);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    };
    look().catch(() => {
      if (!stopper.signal.aborted) setProblem(words.scan.noCamera);
    });
    return () => stopper.abort();
  }, []);
  return (
    <Dialog open title={words.scan.title} onClose={onClose}>
      {problem ? (
        <Banner tone="warn" title={problem} />
      ) : (
        <>
          <video ref={video} muted playsInline className="aspect-square w-full rounded-card bg-sunken object-cover" />
          <p className="text-ink-2">{words.scan.hold}</p>
        </>
      )}
    </Dialog>
  );
}
