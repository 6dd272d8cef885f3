export { PlatformScreen } from './platform-screen.tsx';
