// The worker in which bots think: tasks come as text, and go to Python as they are.

import { python } from './python';

type Work = (task: string) => string;

const ready = python().then(
  (started) => started.runPython('from kachidoki.site.thinkers import start\nstart()') as Work,
);

self.onmessage = async ({ data: [number, task] }: MessageEvent<[number, string]>) => {
  try {
    self.postMessage([number, (await ready)(task), '']);
  } catch (error) {
    self.postMessage([number, '', String(error)]);
  }
};
