import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';

/** Of the browsers that have it; the others are not offered the button. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
declare const BarcodeDetector: new (options: { formats: string[] }) => Detector;

const LOOK_EVERY_MS = 250;

interface ScannerProps {
  onRead: (text: string) => void;
  onClose: () => void;
}

/** The camera, until it sees a QR code. Nothing it sees leaves the phone. */
export function Scanner({ onRead, onClose }: ScannerProps) {
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
      if (!stopper.signal.aborted) setProblem('The camera cannot be used here. Type or paste the link instead.');
    });
    return () => stopper.abort();
  }, []);
  return (
    <Dialog open title="Scan a QR code" onClose={onClose}>
      {problem ? (
        <Banner tone="warn" title={problem} />
      ) : (
        <>
          <video ref={video} muted playsInline className="aspect-square w-full rounded-card bg-sunken object-cover" />
          <p className="text-ink-2">Hold the code in front of the camera. The picture stays on your phone.</p>
        </>
      )}
    </Dialog>
  );
}
