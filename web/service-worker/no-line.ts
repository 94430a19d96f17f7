/** Where nothing that was kept can be shown: in place of the browser's own error page, or of a white one. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="20">
<title>Neev</title>
<style>
body { display: grid; gap: 24px; place-content: center; min-height: 90vh; margin: 0; padding: 24px; font: 19px/1.5 system-ui, sans-serif; text-align: center; }
h1 { margin: 0; font-size: 26px; }
p { margin: 4px 0; }
a { display: inline-block; padding: 16px 32px; border: 2px solid; border-radius: 12px; color: inherit; font-weight: 700; }
</style>
</head>
<body>
<main>
<h1>You are offline</h1>
<p>Neev opens again once you are online.</p>
<h1 lang="hi">आप ऑफ़लाइन हैं</h1>
<p lang="hi">नेटवर्क आते ही नींव फिर खुलेगा।</p>
<p><a href="">Try again · <span lang="hi">फिर कोशिश करें</span></a></p>
</main>
</body>
</html>`;

export const noLine = (): Response =>
  new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
