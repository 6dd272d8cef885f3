import { Navigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberCode } from './followed-code.ts';

/** /ref/{code}: remembers whose link it was, and goes on to the registration. */
export function FollowLink() {
  const { code } = useParams({ from: '/ref/$code' });
  useEffect(() => rememberCode(code), [code]);
  return <Navigate to="/register" search={{ ref: code }} replace />;
}
