import { useEffect, useState } from 'react';

const READ_EVERY_MS = 80;

/** How loud the microphone hears, 0 to 1. */
export function useSoundLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return;
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    audio.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      const decibels = 10 * Math.log10(power + 1e-9);
      setLevel(Math.min(1, Math.max(0, (decibels + 60) / 50)));
    }, READ_EVERY_MS);
    return () => {
      clearInterval(timer);
      void audio.close();
    };
  }, [stream]);
  return level;
}
