export const upload = {
  starting: 'Getting ready…',
  progress: 'Uploading {{sent}} of {{total}} MB. You can leave this page.',
  waiting: 'You’re offline. The upload resumes when you’re back online.',
  stored: 'Upload complete',
  failed: 'Upload failed: {{reason}}',
  failedOtherwise: 'Error al subir el video',
  cancel: 'Cancel',
  retry: 'Try again',
  elsewhere: 'This upload started in another browser. Continue there or start over here.',
  discard: 'Start over',
  reason: {
    offline: 'you’re offline',
    unauthenticated: 'No authenticated user found',
    not_found: 'the position no longer exists',
    rate_limited: 'too many attempts, wait a minute',
  },
};

export const processing = {
  queued: 'Waiting in line',
  inspect: 'Checking your video',
  transcode: 'Optimizing picture and sound',
  poster: 'Choosing the best frame',
  preview: 'Creating the preview',
  publish: 'Publishing',
  leave: 'You can leave this page.',
  step: 'Step {{step}} of 5',
};

export const failure = {
  not_a_video: 'This file isn’t a video.',
  unsupported_format: 'We don’t support this video format. Use MP4, MOV, WEBM or AVI.',
  truncated: 'This file is incomplete. Export or record it again.',
  too_long: 'Video must be at most 2 minutes long',
  too_large: 'Video must be less than 100MB',
  no_picture: 'This file has sound but no picture.',
  unreadable: 'We couldn’t read this video. Try exporting it again.',
  timed_out: 'This video took too long to process. Try again, or export a smaller version.',
  out_of_memory: 'This video is too large to process. Export a smaller version.',
  invalid_public_url: 'Invalid public URL generated',
  retry: 'Try again',
  replace: 'Choose another video',
  title: 'We couldn’t process your video',
};

export const problems = {
  format: 'Formato no válido: {{type}}. Use MP4, MOV, WEBM o AVI',
  size: 'El video debe ser menor a 100MB. Tu archivo es {{megabytes}}MB',
  duration: 'Video must be at most 2 minutes long',
  empty: 'This file is empty',
  unreadable: 'We can’t read this file as a video. Choose another one.',
};
