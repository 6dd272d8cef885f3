declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakWorker {
    set_voice(name: string): void;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    synthesize(text: string, onChunk: (audio: Int16Array | null) => boolean): void;
  }
  export default function load(): Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
}
