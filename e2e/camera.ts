import type { Page } from '@playwright/test';

/** Gives the page a camera that sees a QR code, and a browser that reads it. */
export async function holdBeforeCamera(page: Page, link: string): Promise<void> {
  await page.addInitScript((text) => {
    const camera = document.createElement('canvas');
    // A camera that sees nothing new sends nothing.
    setInterval(() => camera.getContext('2d')?.fillRect(0, 0, 10 * Math.random(), 10), 50);
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => camera.captureStream() } });
    Object.assign(window, {
      BarcodeDetector: class {
        detect = async () => [{ rawValue: text }];
      },
    });
  }, link);
}
