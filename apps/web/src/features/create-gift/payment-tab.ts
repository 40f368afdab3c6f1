import { isInAppBrowser } from './in-app-browser.ts';
import { words } from './words/en.tsx';

/**
 * The provider's page opens in a tab of its own. Browsers allow that only inside the click, and the address is known
 * only after the server has answered, so an empty tab is opened first and sent on its way later.
 */
export interface PaymentTab {
  go: (url: string) => void;
  close: () => void;
}

export function openPaymentTab(): PaymentTab | undefined {
  // A window inside an app is the only one there: whatever it opens goes to another browser, and the payment would come
  // back to one that does not know it.
  if (isInAppBrowser(navigator.userAgent)) return { go: (url) => location.assign(url), close: () => undefined };
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  tab.document.title = words.paying.openingTitle;
  const note = tab.document.createElement('p');
  note.textContent = words.paying.opening;
  note.style.cssText =
    'font: 600 1.125rem system-ui, sans-serif; margin: 3rem auto; max-width: 24rem; text-align: center';
  tab.document.body.append(note);
  return {
    go: (url) => {
      // The payment page must not be able to steer the tab it came from.
      tab.opener = null;
      tab.location.replace(url);
    },
    close: () => tab.close(),
  };
}
