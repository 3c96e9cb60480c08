# A cache in front of the shop, for Varnish 7: what a rented CDN does by itself with the header CDN-Cache-Control (RFC 9213).
# It keeps pages for the seconds that they name, pictures and scripts as long as browsers do, and nothing else.
# Start it with -p http_gzip_support=off, so that visitors get the shop's own brotli.
vcl 4.1;
import std;

backend shop {
	.host = "caddy";
	.port = "80";
	.connect_timeout = 1s;
	.first_byte_timeout = 60s;
	.probe = {
		.url = "/health/live";
		.interval = 3s;
		.timeout = 5s;
		.window = 5;
		.threshold = 2;
		.initial = 3;
	}
}

sub vcl_recv {
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# The three packings that the shop makes, and no more variants than that.
	if (req.http.Accept-Encoding ~ "\bbr\b") {
		set req.http.Accept-Encoding = "br";
	} else if (req.http.Accept-Encoding ~ "\bgzip\b") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	# Marks of mails and advertisements say nothing about the page.
	set req.url = regsuball(req.url, "(?i)([?&])(utm_[a-z]+|gclid|fbclid|msclkid|mc_[a-z]+)=[^&]*(&|$)", "\1");
	set req.url = regsub(req.url, "[?&]+$", "");
	# No page is made from a cookie, and a visitor who has one gets the page of all others.
	unset req.http.Cookie;
	# While the shop stands a page is at most this much older than its life; while it does not, any page is better.
	if (std.healthy(req.backend_hint)) {
		set req.grace = 25s;
	}
	return (hash);
}

sub vcl_backend_response {
	if (beresp.status >= 500 && bereq.is_bgfetch) {
		return (abandon);
	}
	if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+" && !beresp.http.Set-Cookie) {
		set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "(^|.*[ ,])max-age=([0-9]+).*", "\2s"), 0s);
		set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*stale-if-error=([0-9]+).*", "\1s"), 0s);
		return (deliver);
	}
	# Varnish's own rules come next: no-store, no-cache, private and answers with a cookie are kept by nobody.
	set beresp.grace = 0s;
}

sub vcl_deliver {
	unset resp.http.CDN-Cache-Control;
	unset resp.http.X-Varnish;
	unset resp.http.Via;
	# Browsers ask each time; how long a page stood here is none of their business.
	unset resp.http.Age;
	set resp.http.X-Cache = "miss";
	if (obj.hits > 0) {
		set resp.http.X-Cache = "hit";
	}
}
