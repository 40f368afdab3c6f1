import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast';
import { words } from './words/en.tsx';

/** Takes whoever came to an address that does not exist home, and says why they are there. */
export function UnknownAddress() {
  useEffect(() => {
    toast(words.unknownAddress, { id: 'unknown-address', duration: 8_000 });
  }, []);
  return <Navigate to="/" replace />;
}
