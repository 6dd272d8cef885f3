export { GuestScreen } from './guest-screen.tsx';
